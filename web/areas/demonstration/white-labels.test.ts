import { expect, test } from 'vitest'
import { whiteLabelAddress } from './white-labels.ts'

const all = ['harbor', 'summit']

test.each([
  ['http://localhost:3000/demo', 'harbor', 'http://harbor.localhost:3000/'],
  ['http://harbor.localhost:3000/demo', 'summit', 'http://summit.localhost:3000/'],
  ['http://harbor.localhost:3000/demo?x=1', undefined, 'http://localhost:3000/'],
  ['http://127.0.0.1:3000/demo', 'harbor', 'http://harbor.localhost:3000/'],
  ['https://demo.portico.example/demo', 'harbor', 'https://harbor.demo.portico.example/'],
  ['https://harbor.demo.portico.example/', undefined, 'https://demo.portico.example/'],
])('from %s the white label %s is at %s', (here, subdomain, address) => {
  expect(whiteLabelAddress(new URL(here), subdomain, all)).toBe(address)
})
