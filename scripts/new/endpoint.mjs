import { addToBlock, failing, splitName, KEBAB, toCamel, toPascal } from './text.mjs'

const SERVICES = ['blockchain', 'catalogue']

const source = (service, name) => `import * as z from 'zod/mini'

import type { ServiceOptions } from '../endpoints.js'
import type { HttpOptions } from '../http.js'
import { serviceClient } from '../service-client.js'

const schema = z.object({ value: z.string() })

/**
 * Fetches what the service says under \`/v1/${name}\`.
 *
 * @throws {ServiceOffError} the service is off
 * @throws {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see \`createHttpClient\`
 */
export async function fetch${toPascal(name)}(
  options: ServiceOptions,
  signal?: AbortSignal,
  http?: HttpOptions,
): Promise<string> {
  const client = serviceClient('${service}', options, http)
  return (await client.get('/v1/${name}', { schema, signal })).value
}
`

const test = (service, name) => `import { expect } from '@open-wc/testing'

import { MalformedReplyError } from '../../../src/core/errors/service.js'
import { fetch${toPascal(name)} } from '../../../src/services/${service}/${name}.js'
import { rejection } from '../../helpers/rejection.js'

const options = { projectId: 'p', services: { ${service}: 'https://service.example' } }
const answering = (body: unknown) => ({ fetchLike: () => Promise.resolve(Response.json(body)) })

describe('fetch${toPascal(name)}', () => {
  it('gives what the service says', async () => {
    expect(await fetch${toPascal(name)}(options, undefined, answering({ value: 'it' }))).to.equal('it')
  })

  it('refuses a reply of another shape', async () => {
    const reason = await rejection(fetch${toPascal(name)}(options, undefined, answering({ value: 1 })))
    expect(reason).to.be.instanceOf(MalformedReplyError)
  })
${failing('reads every field that the service documents')}})
`

/** A request to a service: its function and schema, a test, and the same route in the development stack. */
export function endpoint(project, path) {
  const [service, name] = splitName(path, KEBAB, 'blockchain/gas-price')
  if (!SERVICES.includes(service)) throw new Error(`no service ${service}: it is one of ${SERVICES.join(', ')}`)
  const route = `  { method: 'GET', path: '/v1/${name}', answer: () => json({ value: '${toCamel(name)}' }) },`
  return {
    files: {
      [`src/services/${service}/${name}.ts`]: source(service, name),
      [`test/services/${service}/${name}.test.ts`]: test(service, name),
    },
    edits: [{ path: `dev/api/routes/${service}.mjs`, edit: addToBlock(`export const ${service}Routes = [`, route) }],
    next: [`say in the schema of src/services/${service}/${name}.ts what the service answers, and in its route too`],
  }
}
