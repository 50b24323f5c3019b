import { createWalletModal } from "wallet-modal";
import { evmAdapter } from "wallet-modal/chains/evm";
import { solanaAdapter } from "wallet-modal/chains/solana";
import { base, mainnet, solana } from "wallet-modal/networks";
import { BrowserProvider } from "ethers";

const ethersAdapter = evmAdapter();

const appKit = createWalletModal({
  adapters: [ethersAdapter, solanaAdapter()],
  networks: [mainnet, base, solana],
  projectId: "b56e18d47c72ab683b10814fe9495694",
  allowUnsupportedChain: true,
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
