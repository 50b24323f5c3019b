/** Builds with one version of Vite as it comes: no option but where the site is and that maps are written. */
const buildWith = async ({ build }, site, outDir) => {
  await build({
    root: site,
    configFile: false,
    logLevel: 'error',
    build: { outDir, sourcemap: 'hidden', reportCompressedSize: false, chunkSizeWarningLimit: 5000 },
  })
}

/** @param {string} site @param {string} outDir */
export const buildWithVite8 = async (site, outDir) => buildWith(await import('vite'), site, outDir)

/** @param {string} site @param {string} outDir */
export const buildWithVite7 = async (site, outDir) => buildWith(await import('vite-7'), site, outDir)
