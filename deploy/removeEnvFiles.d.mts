export function removeEnvFiles(folder: string): void
