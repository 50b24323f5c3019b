import { buildWithEsbuild } from './esbuild.mjs'
import { buildWithNextWebpack, buildWithTurbopack } from './next.mjs'
import { buildWithVite7, buildWithVite8 } from './vite.mjs'
import { buildWithWebpack } from './webpack.mjs'

const ALL = ['button', 'react', 'families']

/**
 * The bundlers that the package is weighed in. `framework`: it mounts the page by itself; `modules`: its scripts are
 * modules, so that what a script needs can be read from it; `sites`: those that are measured unless others are asked for.
 */
export const BUNDLERS = {
  'vite-8': { build: buildWithVite8, framework: false, modules: true, sites: [...ALL, 'sign-in'] },
  'vite-7': { build: buildWithVite7, framework: false, modules: true, sites: ALL },
  webpack: { build: buildWithWebpack, framework: false, modules: false, sites: ALL },
  esbuild: { build: buildWithEsbuild, framework: false, modules: true, sites: ALL },
  'next-webpack': { build: buildWithNextWebpack, framework: true, modules: false, sites: ['react'] },
  'next-turbopack': { build: buildWithTurbopack, framework: true, modules: false, sites: ['react'] },
}
