/** The source files that list the hosts of the product. */
const SERVICES = 'src/core/entities/services.ts'
const PICTURES = 'src/core/image-url.ts'
const NETWORKS = /^src\/chains\/networks\/(?!images|currencies|hosted)[\w-]+\.ts$/

const URLS = /\b(?:https?|wss?):\/\/([a-z0-9.-]+\.[a-z]+)/gi
/** Example hosts in comments and messages. */
const EXAMPLE = /(?:^|\.)(?:example|example\.(?:com|org)|w3\.org|github\.com)$/

/** The hosted services by their names. */
function hostedServices(sources) {
  const [, table] = /export const HOSTED = \{\n([\s\S]*?)\n\}/.exec(sources.get(SERVICES))
  return Object.fromEntries([...table.matchAll(/(\w+): '([^']+)'/g)].map(([, name, url]) => [name, url]))
}

/** The hosts that keep pictures of tokens and NFTs. */
function pictureHosts(sources) {
  const [, list] = /IMAGE_HOSTS: readonly string\[\] = \[([^\]]+)\]/.exec(sources.get(PICTURES))
  return [...list.matchAll(/'([^']+)'/g)].map(([, host]) => host)
}

/** The networks of the package by their names, each with the origins of its endpoints. */
function networkEndpoints(sources) {
  const rows = [...sources]
    .filter(([path]) => NETWORKS.test(path))
    .flatMap(([, text]) => [...text.matchAll(/^export const (\w+) = \{\n([\s\S]*?)\n\}/gm)])
    .map(([, name, body]) => {
      const [, list = ''] = /rpcUrls: \{ default: \{ http: \[([^\]]*)\]/.exec(body) ?? []
      return [name, [...list.matchAll(/'([^']+)'/g)].map(([, url]) => new URL(url).origin)]
    })
  return Object.fromEntries(rows.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The hosts that a content security policy must allow: hosted services, picture hosts, and endpoints of networks. */
export const hostFacts = sources => ({
  hosted: hostedServices(sources),
  pictures: pictureHosts(sources),
  networks: networkEndpoints(sources),
})

/** These hosts as a module of the development stack, which is published without the sources. */
export const hostsModule = facts => `// Written by \`npm run docs\` from the sources.
/** The hosts that a policy must allow: hosted services, pictures of tokens and NFTs, and endpoints of networks. */
export const facts = ${JSON.stringify(facts)}
`

/** Every host that the sources name beside the networks, in alphabetical order. */
export function namedHosts(sources) {
  const hosts = [...sources]
    .filter(([path]) => !NETWORKS.test(path) && !path.startsWith('src/locales/'))
    .flatMap(([, text]) => [...text.matchAll(URLS)].map(([, host]) => host.toLowerCase()))
  return [...new Set([...hosts, ...pictureHosts(sources)])].filter(host => !EXAMPLE.test(host)).sort()
}
