import { createAppKit } from "@reown/appkit";
import { EthersAdapter } from "@reown/appkit-adapter-ethers";
import { SolanaAdapter } from "@reown/appkit-adapter-solana";
import { base, mainnet, solana } from "@reown/appkit/networks";
import { BrowserProvider } from "ethers";

const ethersAdapter = new EthersAdapter();

const appKit = createAppKit({
  adapters: [ethersAdapter, new SolanaAdapter()],
  networks: [mainnet, base, solana],
  projectId: "b56e18d47c72ab683b10814fe9495694",
  allowUnsupportedChain: true,
  enableAuthLogger: false,
});

appKit.subscribeAccount(({ address }) => {
  document.querySelector("#account").value = address ?? "Nobody";
});

document.querySelector("#sign").addEventListener("click", async () => {
  const provider = appKit.getProvider("eip155");
  if (!provider) return appKit.open();
  const signer = await new BrowserProvider(provider).getSigner(appKit.getAddress("eip155"));
  await signer.signMessage("Hello");
});
