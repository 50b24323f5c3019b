import { reactRouter } from '@react-router/dev/vite'

/** @type {import('vite').UserConfig} */
export default {
  plugins: [reactRouter()],
  define: { 'process.env.NEXT_PUBLIC_STACK': JSON.stringify(process.env.NEXT_PUBLIC_STACK) },
}
