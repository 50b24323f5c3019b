import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { attributesOf, publicElements } from '../../scripts/editor-data.mjs'
import { hostFacts } from '../../scripts/site/hosts.mjs'
import { sourcesIn } from '../../scripts/site/sources.mjs'
import { htmlPieces, PROJECT } from './recipe-code.mjs'

describe('the HTML of the pages', () => {
  const manifest = JSON.parse(readFileSync(join(PROJECT, 'custom-elements.json'), 'utf8'))
  /** @type {Map<string, Set<string>>} */
  const known = new Map(
    publicElements(manifest).map(element => [
      element.tagName,
      new Set(attributesOf(element).map((/** @type {{ name: string }} */ { name }) => name)),
    ]),
  )
  const tags = htmlPieces.flatMap(([page, code]) =>
    [...code.matchAll(/<(wallet-modal[\w-]*)([^>]*)>/g)].map(([, tag = '', rest = '']) => ({ page, tag, rest })),
  )

  it('has elements of the package, and attributes that they have', () => {
    assert.ok(tags.length > 4)
    const faults = tags.flatMap(({ page, tag, rest }) =>
      [...rest.replace(/="[^"]*"/g, '=').matchAll(/(?:^|\s)([a-z][\w-]*)(?==|\s|$)/g)]
        .filter(([, name = '']) => !known.get(tag)?.has(name))
        .map(([, name]) => `${page}: ${name} of <${tag}>`),
    )
    assert.deepEqual(
      [...faults, ...tags.filter(({ tag }) => !known.has(tag)).map(({ page, tag }) => `${page}: <${tag}>`)],
      [],
    )
  })

  it('names networks that there are', () => {
    const names = new Set(Object.keys(hostFacts(sourcesIn(PROJECT)).networks))
    const named = tags.flatMap(({ rest }) => /\snetworks="([^"]*)"/.exec(rest)?.[1]?.split(' ') ?? [])
    assert.ok(named.length > 0)
    assert.deepEqual(
      named.filter(name => !names.has(name)),
      [],
    )
  })
})
