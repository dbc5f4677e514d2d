import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/dom'

// Only for what would hang for ever: a slow machine is no failure. Milliseconds.
configure({ asyncUtilTimeout: 15_000 })
