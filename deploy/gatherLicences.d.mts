export declare function gatherLicences(root: string, target: string): void
