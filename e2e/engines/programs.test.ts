import { expect, it } from 'vitest'
import { FIREFOX, lackOf, XVFB } from './programs.ts'

it('names the packages that an engine lacks, and how they come', () => {
  const has = (places: readonly string[]) => (places === XVFB.places ? places[0] : undefined)
  expect(lackOf('webkit', has)).toBe(
    'this machine lacks webkit2gtk-driver libwebkit2gtk-4.1-0: apt-get install --no-install-recommends webkit2gtk-driver libwebkit2gtk-4.1-0',
  )
  expect(lackOf('firefox', has)).toContain(FIREFOX.debianPackage)
})

it('needs nothing where all is there', () => {
  expect(lackOf('webkit', ([place]) => place)).toBeUndefined()
})
