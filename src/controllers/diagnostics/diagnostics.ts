import { Controller } from '../../core/controller.js'
import type { DiagnosticsReport } from '../../core/entities/diagnostics.js'

/** The report that the panel shows. */
export interface DiagnosticsState {
  readonly report: DiagnosticsReport | undefined
}

/** Holds the latest report. */
export class DiagnosticsController extends Controller<DiagnosticsState> {
  constructor() {
    super({ report: undefined })
  }

  /** Shows a report. */
  show(report: DiagnosticsReport): void {
    this.set({ report })
  }
}

/** The page's diagnostics. */
export const diagnosticsController = new DiagnosticsController()
