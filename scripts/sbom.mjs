// `npm run sbom`: prints the software bill of materials of the package, as CycloneDX: every package that installing it brings
// along, in the versions that it was tested with. `npm sbom` also lists what only contributors install, and leaves out
// what they share with the package.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { root: { type: 'string' } } })
const root = values.root ?? fileURLToPath(new URL('..', import.meta.url))
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/** The place of a package as another one finds it: in its own folder, or in one above. */
function placeOf(name, from) {
  for (let above = from; ; above = above.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const place = `${above}/node_modules/${name}`.replace(/^\//, '')
    if (packages[place]) return place
    if (!above) return undefined
  }
}

/** The packages that npm installs with another one. The package's own peers are for sites to choose. */
function neededBy(place) {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = packages[place]
  const peers = place ? Object.keys(peerDependencies).filter(name => !peerDependenciesMeta[name]?.optional) : []
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
  return [...new Set(names.map(name => placeOf(name, place)).filter(Boolean))]
}

function reachable() {
  const places = new Set([''])
  for (const place of places) for (const next of neededBy(place)) places.add(next)
  return [...places]
}

const nameOf = place => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
const purlOf = place => {
  const { name = nameOf(place), version } = packages[place]
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function licenseOf({ license }) {
  if (!license) return []
  return [/ (?:OR|AND|WITH) /.test(license) ? { expression: license } : { license: { id: license } }]
}

function componentOf(place) {
  const { version, integrity, ...entry } = packages[place]
  const hashes = /^sha512-(.+)$/.exec(integrity ?? '')
  return {
    type: 'library',
    'bom-ref': purlOf(place),
    name: entry.name ?? nameOf(place),
    version,
    ...(hashes ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(hashes[1], 'base64').toString('hex') }] } : {}),
    licenses: licenseOf(entry),
    purl: purlOf(place),
  }
}

/** One row for each version: the same one may be installed in several places. */
const byPurl = rows => [...new Map(rows.map(row => [row['bom-ref'] ?? row.ref, row])).values()]
const sorted = rows => rows.sort((one, other) => (one.purl < other.purl ? -1 : 1))

const places = reachable()
const [own, ...others] = places.map(componentOf)
const links = places.map(place => ({ ref: purlOf(place), dependsOn: [...new Set(neededBy(place).map(purlOf))].sort() }))
const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: own },
  components: sorted(byPurl(others)),
  dependencies: byPurl(links),
}
console.log(JSON.stringify(bill, null, 2))
