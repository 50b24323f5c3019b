import { type ServiceName, type ServiceOptions, commonQuery, serviceBase } from './endpoints.js'
import { type HttpClient, type HttpOptions, createHttpClient } from './http.js'

const clients = new Map<string, HttpClient>()

/**
 * The client for a service with the common query; one per page, so that a rate limit set by the service applies to all
 * calls.
 *
 * @param http only tests pass it; the client is then a new one
 * @throws {ServiceOffError} see `serviceBase`
 */
export function serviceClient(name: ServiceName, options: ServiceOptions, http?: HttpOptions): HttpClient {
  const base = serviceBase(name, options)
  const query = commonQuery(options)
  if (http) return createHttpClient(base, query, http)
  const key = `${base} ${query['projectId'] ?? ''} ${query['sv'] ?? ''}`
  const client = clients.get(key) ?? createHttpClient(base, query)
  clients.set(key, client)
  return client
}
