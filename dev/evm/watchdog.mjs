import { spawn } from 'node:child_process'

/**
 * Makes sure that a child process ends with this one, however this one ends, without taking over any signal of the
 * program that uses us. On `exit` it is killed directly; for a death that runs no code (SIGKILL, an unhandled signal) a
 * shell waits on a pipe that the system closes with us, and then kills it. Windows has no such shell: there a console
 * sends Ctrl-C to the child itself.
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
