import { spawn } from 'node:child_process'

/**
 * Makes sure that a child process ends with this one, however this one ends, without handling any signals, which are
 * the business of the program that uses the stack. On `exit`, the child is killed directly. If this process ends
 * without running code (SIGKILL, an unhandled signal), the system closes the pipe on which a shell waits, and the shell
 * kills the child. Windows has no such shell, but a console there sends Ctrl-C to the child itself.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops watching; call it once the child has ended
 */
export function endWithParent(child) {
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  if (process.platform === 'win32' || child.pid === undefined) return () => void process.off('exit', kill)

  const shell = spawn('/bin/sh', ['-c', 'read -r _; kill -9 "$1" 2>/dev/null', 'sh', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Its own process group, so that a Ctrl-C in the terminal does not end it before its work is done.
    detached: true,
  })
  shell.on('error', () => undefined)
  shell.stdin?.on('error', () => undefined)
  shell.unref()
  // @ts-expect-error the stream is a socket, whose unref the declared type lacks
  shell.stdin?.unref()
  return () => {
    process.off('exit', kill)
    shell.kill('SIGKILL')
  }
}
