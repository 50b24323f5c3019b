import { sveltekit } from '@sveltejs/kit/vite'

/** @type {import('vite').UserConfig} */
export default {
  plugins: [sveltekit()],
  define: { 'process.env.NEXT_PUBLIC_STACK': JSON.stringify(process.env.NEXT_PUBLIC_STACK) },
}
