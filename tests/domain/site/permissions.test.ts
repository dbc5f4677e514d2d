import { expect, test } from 'vitest'
import { permissionsPolicy } from '@/shell/pageHeaders'

test('the camera is allowed for this site only, and what no page uses is denied', () => {
  const policy = permissionsPolicy(undefined)
  for (const part of ['camera=(self)', 'clipboard-write=(self)', 'microphone=()', 'payment=()', 'usb=()'])
    expect(policy.split(', ')).toContain(part)
})

test('where purchases by card are configured, their frame may use what they need', () => {
  const policy = permissionsPolicy('https://card.example').split(', ')
  expect(policy).toContain('camera=(self "https://card.example")')
  expect(policy).toContain('payment=("https://card.example")')
  expect(policy).toContain('geolocation=()')
})
