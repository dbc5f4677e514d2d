export type OgLogo = { src: string; width: number; height: number }

/** `mark`: of the line and the pennant; an accent that cannot be seen on the ground gives way to the ink. */
export type OgLook = {
  brand: string
  accent: string
  mark: string
  ground: string
  ink: string
  muted: string
  logo: (OgLogo & { hasName: boolean }) | null
}
