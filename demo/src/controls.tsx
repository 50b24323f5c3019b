import { type ReactNode, useId } from 'react'

/** A titled box. */
export function Card({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p className="hint">{hint}</p>}
      {children}
    </section>
  )
}

/** One of a few, all of them visible. */
export function Choice<T extends string>({
  label,
  options,
  value,
  onChange,
}: {
  readonly label: string
  readonly options: readonly (readonly [value: T, text: string])[]
  readonly value: T
  readonly onChange: (value: T) => void
}) {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div>
        {options.map(([option, text]) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** On or off. */
export function Switch({
  label,
  checked,
  onChange,
}: {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}) {
  return (
    <label className="switch">
      <span>{label}</span>
      <input type="checkbox" role="switch" checked={checked} onChange={event => onChange(event.target.checked)} />
    </label>
  )
}

/** A number on a line. */
export function Range({
  label,
  unit,
  value,
  min,
  max,
  onChange,
}: {
  readonly label: string
  readonly unit: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}) {
  const id = useId()
  return (
    <div className="range">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{`${value} ${unit}`}</output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        onChange={event => onChange(Number(event.target.value))}
      />
    </div>
  )
}

/** What an action said last: read out, and shown under its button. */
export function Outcome({ children, failed = false }: { readonly children: ReactNode; readonly failed?: boolean }) {
  return (
    <p className={failed ? 'outcome failed' : 'outcome'} role="status">
      {children}
    </p>
  )
}
