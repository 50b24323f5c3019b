export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  telemetry: false,
  app: { head: { title: 'Nuxt', htmlAttrs: { lang: 'en' }, link: [{ rel: 'icon', href: 'data:,' }] } },
  vite: { define: { 'process.env.NEXT_PUBLIC_STACK': JSON.stringify(process.env.NEXT_PUBLIC_STACK) } },
})
