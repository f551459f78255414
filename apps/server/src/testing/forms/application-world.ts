import {
  type ApplicationWorld,
  makeApplicationWorld,
} from '../../domains/applications/application-world.fixtures.ts'
import type { TestApp } from '../test-app.ts'

const worlds = new WeakMap<object, Promise<ApplicationWorld>>()

/** The one world of applications that a database has room for. */
export function worldOf(t: TestApp): Promise<ApplicationWorld> {
  const made = worlds.get(t.services) ?? makeApplicationWorld(t)
  worlds.set(t.services, made)
  return made
}
