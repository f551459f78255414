import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test as base } from '@playwright/test'
import { type Engine, type EngineName, ENGINES } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { Person } from './person.ts'
import { openWebkit } from './webkit.ts'

const OPEN: Readonly<Record<EngineName, (baseURL: string, home: string) => Promise<Engine>>> = {
  firefox: openFirefox,
  webkit: openWebkit,
}

/** A journey in the engine of its project: at the end nothing went wrong in the browser; a failure leaves a picture. */
export const test = base.extend<{ person: Person }>({
  person: async ({ request }, use, info) => {
    const name = ENGINES.find((one) => one === info.project.name) ?? 'firefox'
    const home = info.outputPath('home')
    mkdirSync(path.join(home, 'downloads'), { recursive: true })
    const engine = await OPEN[name](process.env.BASE_URL ?? '', home)
    try {
      await engine.setWidth(1440)
      await use(new Person(engine, request, info.outputDir))
      if (info.status !== info.expectedStatus)
        writeFileSync(info.outputPath('end.png'), await engine.picture())
      expect(await engine.takeProblems(), 'what went wrong in the browser').toEqual([])
    } finally {
      await engine.close()
    }
  },
})
