import { expand } from '../directives.mjs'

/** What a case says that a service answers: `$http` for how it answers, anything else is the JSON body. */
export function replyOf(input) {
  const { $http } = input ?? {}
  if (!$http) return { body: JSON.stringify(input) }
  if ($http.abort) return 'abort'
  if ($http.hang || $http.drip_bytes_per_s) return 'hang'
  const { status = 200, headers, raw = '' } = $http
  return { status, headers, body: expand(raw) }
}

/** Answers the requests whose path matches; the others have their usual answers. */
export const answerWith =
  (path, input, reply = replyOf(input)) =>
  (request, url) =>
    path.test(url.pathname) ? reply : undefined

/** Requests to a path so far. */
export const requestsTo = (session, path) => session.requests.filter(({ url }) => path.test(new URL(url).pathname))
