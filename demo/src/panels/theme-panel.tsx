import { useWalletModalTheme } from 'wallet-modal/react'

import { Card, Choice, Range } from '../controls.js'

const MODES = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const
const ACCENTS = [
  ['', 'Default'],
  ['#0b6b36', 'Green'],
  ['#b2451e', 'Rust'],
  ['#6d3fd1', 'Violet'],
] as const
const FONTS = [
  ['', 'System'],
  ['Georgia, serif', 'Serif'],
  ['ui-monospace, monospace', 'Mono'],
] as const

/** The value among the options, else the first. */
const pick = <T extends string>(options: readonly (readonly [T, string])[], value: string | undefined): T | '' =>
  options.find(([option]) => option === value)?.[0] ?? ''

const numberOf = (value: unknown, fallback: number): number => Number.parseFloat(String(value ?? fallback)) || fallback

/** The theme, live. */
export function ThemePanel() {
  const { themeMode, themeVariables, setThemeMode, setThemeVariables } = useWalletModalTheme()
  const accent = themeVariables['--w3m-accent'] ?? ''
  return (
    <Card title="Theme">
      <Choice label="Mode" options={MODES} value={themeMode} onChange={setThemeMode} />
      <Choice
        label="Accent"
        options={ACCENTS}
        value={pick(ACCENTS, accent)}
        onChange={color => setThemeVariables({ '--w3m-accent': color })}
      />
      <Choice
        label="Font"
        options={FONTS}
        value={pick(FONTS, themeVariables['--w3m-font-family'])}
        onChange={family => setThemeVariables({ '--w3m-font-family': family })}
      />
      <Range
        label="Corner radius"
        unit="px"
        min={0}
        max={8}
        value={Number.parseFloat(themeVariables['--w3m-border-radius-master'] ?? '4')}
        onChange={radius => setThemeVariables({ '--w3m-border-radius-master': `${radius}px` })}
      />
      <Range
        label="Font size"
        unit="px"
        min={8}
        max={14}
        value={numberOf(themeVariables['--w3m-font-size-master'], 10)}
        onChange={size => setThemeVariables({ '--w3m-font-size-master': `${size}px` })}
      />
      <Range
        label="Tint of the accent in the surfaces"
        unit="%"
        min={0}
        max={40}
        value={Number(themeVariables['--w3m-color-mix-strength'] ?? 0)}
        onChange={strength =>
          setThemeVariables({ '--w3m-color-mix': accent || '#1f62e0', '--w3m-color-mix-strength': strength })
        }
      />
    </Card>
  )
}
