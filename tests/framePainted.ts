import { act } from '@testing-library/react'

/** What a press or a key leaves until it is drawn (`useAfterPaint`) has happened. */
export const framePainted = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
