export function reservePort(): Promise<number>
