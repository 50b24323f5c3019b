import { useState } from 'react'

/** A task that a button starts: whether it runs, and what came of it. */
export interface Task {
  readonly running: boolean
  readonly text: string
  readonly failed: boolean
  readonly run: (work: (say: (text: string) => void) => Promise<string>) => Promise<void>
}

/** Runs one task at a time and keeps what it said. */
export function useTask(): Task {
  const [state, setState] = useState({ running: false, text: '', failed: false })
  return {
    ...state,
    async run(work) {
      setState({ running: true, text: '', failed: false })
      try {
        const text = await work(text => setState({ running: true, text, failed: false }))
        setState({ running: false, text, failed: false })
      } catch (error) {
        setState({ running: false, text: messageOf(error), failed: true })
      }
    },
  }
}

function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'shortMessage' in error) return String(error.shortMessage)
  return error instanceof Error ? error.message : String(error)
}
