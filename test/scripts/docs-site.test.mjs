import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { STRICT_POLICY } from '../../demo/policy.mjs'
import { errorsIn } from '../../scripts/docs/errors.mjs'
import { hostFacts, namedHosts } from '../../scripts/site/hosts.mjs'
import { deadLinks, withSiteLinks } from '../../scripts/site/links.mjs'
import { LIVE_ARGUMENTS, LIVE_VIEWS } from '../../scripts/site/live-views.mjs'
import { OPENINGS } from '../../site/.vitepress/openings.mjs'
import { headingsOf, summaryOf } from '../../scripts/site/markdown.mjs'
import { navigationFaults, sidebarOf } from '../../scripts/site/navigation.mjs'
import { sitePages } from '../../scripts/site/pages.mjs'
import { sourcesIn } from '../../scripts/site/sources.mjs'
import { viewSlug } from '../../scripts/site/views.mjs'
import { NAVIGATION } from '../../site/navigation.mjs'
import { policyOf, sourceOf } from '../../site/policy.mjs'
import { SITE_POLICY } from '../sites/support/policy.mjs'
import { ROOT } from './project.mjs'

const { pages, ofDocs, files } = sitePages(ROOT)
const sources = sourcesIn(ROOT)
const facts = hostFacts(sources)
const pictures = new Set(readdirSync(join(ROOT, 'docs/pictures')).map(name => `pictures/${name}`))
const anchorsOf = place => headingsOf(pages.get(place)).map(({ anchor }) => anchor)

describe('the docs as a site', () => {
  it('has no link that leads nowhere', () => {
    assert.deepEqual(deadLinks(pages, new Set([...pictures, ...files.keys()])), [])
  })

  it('finds links to pages, headings and pictures that are not there', () => {
    const some = new Map([
      ['index.md', '# Home\n\n[a](/a) [none](none.md) [b](/a#here) [c](/a#gone) ![d](/pictures/d.png) `[e](nowhere)`'],
      [
        'a.md',
        '# A\n\n## Here\n\n<a href="/nope">x</a> [up](index.md) [own](#here) [own](#missing) [w](https://w.example)',
      ],
    ])
    assert.deepEqual(deadLinks(some, new Set()), [
      'index.md: none.md',
      'index.md: /a#gone',
      'index.md: /pictures/d.png',
      'a.md: #missing',
      'a.md: /nope',
    ])
  })

  it('names the function that recognises an error on the page of the error', () => {
    for (const code of ['FRAME_TIMEOUT', 'WALLET_TIMEOUT', 'PAIRING_EXPIRED', 'TRANSACTION_EXPIRED'])
      assert.match(pages.get(`errors/${code.toLowerCase()}.md`), /\[`isTimedOut`\]/, code)
  })

  it('has every page of the docs in its navigation', () => {
    assert.deepEqual(navigationFaults(NAVIGATION, pages, ofDocs), [])
    assert.deepEqual(navigationFaults([{ text: 'A', pages: ['gone'] }], new Map([['new.md', '# New']]), ['new.md']), [
      'no page for the row gone',
      'no row for the page new.md',
    ])
  })

  it('has the repository’s own pages: how to contribute, and how to report a vulnerability', () => {
    const rows = sidebarOf(NAVIGATION, pages).flatMap(({ items }) => items.map(({ link }) => link))
    for (const page of ['contributing', 'security', 'development-stack', 'start'])
      assert.ok(pages.has(`${page}.md`) && rows.includes(`/${page}`), page)
    assert.match(pages.get('contributing.md'), /\]\(\/security\.md\)/)
    assert.match(pages.get('security.md'), /\]\(\/privacy\.md\)/)
  })

  it('picks up pages written later', () => {
    const navigation = [{ text: 'Moving', pages: [{ page: 'vue', maybe: true }, { every: 'migrate' }] }]
    assert.deepEqual(sidebarOf(navigation, new Map()), [])
    assert.deepEqual(
      sidebarOf(
        navigation,
        new Map([
          ['vue.md', '# Vue'],
          ['migrate/appkit.md', '# From AppKit'],
        ]),
      ),
      [
        {
          text: 'Moving',
          items: [
            { text: 'Vue', link: '/vue' },
            { text: 'From AppKit', link: '/migrate/appkit' },
          ],
        },
      ],
    )
  })

  it('leads links of the docs to pages of the site, and others to the repository', () => {
    const toSite = file => ({ 'docs/a.md': '/a.md', 'README.md': '/start.md' })[file]
    assert.equal(
      withSiteLinks(
        '[a](a.md#x) [r](../README.md) [s](../src/x.ts) [h](#h) [w](https://w.example)',
        'docs/b.md',
        toSite,
        'R',
      ),
      '[a](/a.md#x) [r](/start.md) [s](R/blob/main/src/x.ts) [h](#h) [w](https://w.example)',
    )
  })

  it('gives headings the anchors that GitHub gives them', () => {
    const text = '# `<wallet-modal>`\n\n## A_B\n\n## A_B\n\n```sh\n# no heading\n```\n\n## [Link](x): “one”, two'
    assert.deepEqual(
      headingsOf(text).map(({ anchor }) => anchor),
      ['wallet-modal', 'a_b', 'a_b-1', 'link-one-two'],
    )
  })
})

describe('the pages of the site', () => {
  it('are one an error, and the anchor of its `docsUrl` is on the page of all', () => {
    const errors = errorsIn(join(ROOT, 'src/core/errors'))
    assert.ok(errors.length > 50)
    const anchors = new Set(anchorsOf('errors.md'))
    for (const { code, message } of errors) {
      assert.ok(anchors.has(code.toLowerCase()), code)
      assert.ok(pages.get(`errors/${code.toLowerCase()}.md`)?.includes(`> ${message}\n`), code)
    }
  })

  it('are one a view, with every picture of docs/views.md', () => {
    const views = [...pages].filter(([place]) => place.startsWith('views/')).map(([, text]) => text)
    assert.ok(views.length > 40)
    const missing = [...readFileSync(join(ROOT, 'docs/views.md'), 'utf8').matchAll(/\((pictures\/[\w-]+\.png)\)/g)]
      .map(([, picture]) => picture)
      .filter(picture => !views.some(text => text.includes(`](/${picture})`)))
    assert.deepEqual(missing, [])
  })

  it('open live only views without arguments, or with those that they are given', () => {
    const views = sources.get('src/core/views.ts')
    const opened = Object.keys(OPENINGS).filter(name => !Object.hasOwn(LIVE_VIEWS, name))
    assert.deepEqual(opened, [], 'opened on no page')
    for (const [name, needs] of Object.entries(LIVE_VIEWS)) {
      const given = LIVE_ARGUMENTS[name]
      const isPlain = new RegExp(`\\b${name}: (?:undefined|\\{[^}]*\\?:[^}]*\\} \\| undefined)\n`).test(views)
      if (!Object.hasOwn(OPENINGS, name)) assert.equal(isPlain, given === undefined, name)
      const page = pages.get(`views/${viewSlug(name)}.md`)
      const args = given ? ` args='${JSON.stringify(given)}'` : ''
      assert.ok(page?.includes(`<LiveView name="${name}" needs="${needs.join(' ')}"${args} />`), name)
    }
  })

  it('are one an entry of the package, with everything that its report has', () => {
    const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const names = Object.keys(exports)
      .map(entry => (entry === '.' ? 'wallet-modal' : entry.slice(2).replaceAll('/', '-')))
      .filter(name => existsSync(join(ROOT, `docs/api/${name}.api.md`)))
    assert.equal(names.length, readdirSync(join(ROOT, 'docs/api')).length)
    for (const name of names) {
      const report = readFileSync(join(ROOT, `docs/api/${name}.api.md`), 'utf8')
      const anchors = new Set(anchorsOf(`api/${name}.md`))
      const exported = [...report.matchAll(/^export (?:abstract )?(?:class|interface|type|const|function) (\w+)/gm)]
      assert.deepEqual(
        exported.map(([, declared]) => declared).filter(declared => !anchors.has(declared.toLowerCase())),
        [],
      )
    }
    assert.match(pages.get('api/wallet-modal.md'), /### isModalClosed\n\nWhether the visitor closed the modal/)
  })

  it('are all in llms.txt, each once, with what it is about', () => {
    const text = files.get('llms.txt')
    const listed = [...text.matchAll(/^- \[.+?\]\(\/(.+?)\)/gm)].map(([, place]) => place)
    assert.equal(new Set(listed).size, listed.length)
    assert.deepEqual(
      ofDocs.filter(place => !listed.includes(place)),
      [],
    )
    assert.ok(text.includes('- [Pay](/pay.md): Your page sets a price,'))
    assert.equal(summaryOf('# A\n\n<!-- c -->\n\n| a |\n\nOne `x` [two](y), three. Four.'), 'One x two, three.')
  })
})

describe('who is contacted', () => {
  const page = readFileSync(join(ROOT, 'docs/privacy.md'), 'utf8')

  it('has exactly the hosts named in the sources', () => {
    const named = namedHosts(sources)
    assert.deepEqual(
      named.filter(host => !page.includes(host) && !LOCAL.has(host)),
      [],
    )
    const onPage = [...page.matchAll(/`(?:https:\/\/|wss:\/\/)?((?:[a-z0-9-]+\.)+(?:com|org|me|io|network|space))`/g)]
    assert.ok(onPage.length > 12)
    assert.deepEqual(
      onPage.map(([, host]) => host).filter(host => !named.includes(host) && !BY_OTHERS.has(host)),
      [],
    )
  })
})

/** Origins that are compared with and never asked. */
const LOCAL = new Set(['secure-mobile.walletconnect.com', 'secure-mobile.walletconnect.org', 'mywallet.example'])
/** Named by the protocol's client, and by the networks. */
const BY_OTHERS = new Set(['verify.walletconnect.org', 'mempool.space'])

describe('the generator of policies', () => {
  const local = 'http://127.0.0.1:*'

  it('produces the policies that sites are tested with', () => {
    const own = { catalogue: local, blockchain: local, rpc: local, secureSite: local, analytics: local }
    assert.equal(
      policyOf({ services: { ...own, relay: 'ws://127.0.0.1:*' }, endpoints: [local] }, facts),
      STRICT_POLICY,
    )
    assert.equal(policyOf({ services: { catalogue: local }, endpoints: [local] }, facts), SITE_POLICY)
  })

  it('produces the guide’s policy for the hosted services', () => {
    const hosted = Object.fromEntries(Object.keys(facts.hosted).map(name => [name, 'hosted']))
    const policy = policyOf({ services: hosted }, facts).split('; ')
    const guide = readFileSync(join(ROOT, 'docs/options.md'), 'utf8')
    const [, images, connections] = /^(img-src [^;]*cdn[^;]*);\n(connect-src [^;]*);$/m.exec(guide)
    assert.ok(policy.includes(images), images)
    assert.equal(
      policy.find(part => part.startsWith('connect-src')),
      `${connections} https://verify.walletconnect.org`,
    )
    assert.ok(policy.includes('frame-src https://secure.walletconnect.org https://verify.walletconnect.org'))
  })

  it('produces the whole header of the guide to plain HTML', () => {
    const guide = readFileSync(join(ROOT, 'docs/html.md'), 'utf8')
    const [, header] = /^Content-Security-Policy:\n([\s\S]*?)^```$/m.exec(guide)
    const services = Object.fromEntries(Object.keys(facts.hosted).map(name => [name, 'hosted']))
    const endpoints = ['mainnet', 'base', 'solana'].flatMap(name => facts.networks[name])
    assert.equal(policyOf({ services, endpoints }, facts), header.replace(/\s+/g, ' ').trim())
  })

  it('names nothing but origins, and nothing of a service that is off', () => {
    const policy = policyOf(
      {
        services: { rpc: 'https://rpc.example.com/v1?key=1' },
        endpoints: ["'unsafe-inline'; x", 'https://a.example/b'],
      },
      facts,
    )
    assert.ok(policy.includes("connect-src 'self' https://rpc.example.com https://a.example;"), policy)
    assert.ok(!/walletconnect|unsafe|frame-src/.test(policy), policy)
    assert.equal(sourceOf('https://user@host.example'), undefined)
  })

  it('allows the pictures beside a list of wallets', () => {
    const policy = policyOf({ services: { catalogue: 'https://lists.example/wallets.json' } }, facts)
    assert.ok(policy.includes("img-src 'self' data: blob: https://lists.example;"), policy)
  })

  it('takes hosts of pictures as `imageHosts` has them, and several relays', () => {
    const policy = policyOf(
      {
        services: { relay: 'wss://a.example wss://b.example' },
        pictures: ['img.example', '*.cdn.example:8443', "'x'"],
      },
      facts,
    )
    assert.ok(policy.includes("img-src 'self' data: blob: https://img.example https://*.cdn.example:8443;"), policy)
    assert.ok(policy.includes("connect-src 'self' wss://a.example wss://b.example;"), policy)
  })

  it('knows the endpoints of the networks', () => {
    assert.deepEqual(facts.networks.mainnet, ['https://ethereum-rpc.publicnode.com'])
    assert.deepEqual(facts.networks.bitcoin, ['https://mempool.space'])
    assert.ok(Object.keys(facts.networks).length > 60)
  })
})
