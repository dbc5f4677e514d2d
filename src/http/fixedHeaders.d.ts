type Line = { source: string; locale?: false; headers: { key: string; value: string }[] }

export declare const fixedHeaders: Line[]
