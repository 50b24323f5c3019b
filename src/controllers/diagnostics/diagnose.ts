import type { DiagnoseOptions, DiagnosticsReport } from '../../core/entities/diagnostics.js'
import { within } from '../../core/time.js'
import { isModalVisible } from '../shell/visibility.js'
import { navigate } from '../shell/navigate.js'
import { report as follow } from '../shell/report.js'
import { isDebugged } from '../shell/show-alert.js'
import { open } from '../visit/open.js'
import { prepare } from '../visit/prepare.js'
import { diagnosticsController } from './diagnostics.js'
import { makeReport } from './make-report.js'

/** Whether the panel may open automatically: on development hosts, or if the site allows it. */
const mayOpen = (): boolean => typeof document !== 'undefined' && isDebugged()

/** How long to wait for the page's wallets, in ms: a report must not hang on what it reports. */
const DISCOVERY_WAIT = 1_000

/** Asks the page's wallets to announce themselves, as opening does. */
async function discover(): Promise<void> {
  try {
    await within(prepare(), DISCOVERY_WAIT, () => new Error('not ready'))
  } catch {
    // the panel still opens, and shows what failed
  }
}

/** Makes a report of the page's wallet modal, and opens the panel with it unless `panel` is `false`. */
export async function diagnose({ panel = mayOpen() }: DiagnoseOptions = {}): Promise<DiagnosticsReport> {
  if (panel) await discover()
  const report = await makeReport()
  if (!panel) return report
  diagnosticsController.show(report)
  if (isModalVisible()) navigate({ view: 'Diagnostics', args: undefined })
  else follow(open({ view: 'Diagnostics' }))
  return report
}

/** Opens the panel if the page's URL asks for it, where allowed. */
export async function openRequestedPanel(): Promise<void> {
  if (mayOpen()) await diagnose()
}

/** Refreshes the report in the open panel. */
export async function refreshReport(): Promise<void> {
  diagnosticsController.show(await makeReport())
}
