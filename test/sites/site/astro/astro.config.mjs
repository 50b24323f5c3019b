/** @type {import('astro').AstroUserConfig} */
export default {
  devToolbar: { enabled: false },
  vite: { define: { 'process.env.NEXT_PUBLIC_STACK': JSON.stringify(process.env.NEXT_PUBLIC_STACK) } },
}
