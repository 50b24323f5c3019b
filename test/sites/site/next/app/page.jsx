import { Wallet } from './wallet.jsx'

export const dynamic = 'force-dynamic'

export default function Page() {
  return (
    <main>
      <h1>Next.js</h1>
      <Wallet />
    </main>
  )
}
