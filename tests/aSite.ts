import type { Site } from '@/domain/site/site'

/** A sandbox of the default brand with every outside service off. */
export const aSite = (changes: Partial<Site> = {}): Site => ({
  brand: { name: 'Halyard', logo: null, accent: null, contactEmail: null },
  apps: { ios: null, android: null },
  url: 'https://halyard.example',
  environment: 'production',
  vendors: {},
  wallet: { rpcUrls: {}, sandboxChain: null, walletConnect: null },
  maintenanceId: null,
  operator: {},
  sandbox: true,
  ...changes,
})
