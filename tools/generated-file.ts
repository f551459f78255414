import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CheckResult } from './check-result.ts'

/** A file that is written by a command and kept in the repository. */
export interface GeneratedFile {
  place: string
  text: string
}

/** Writes the files below `root`. Answers the places whose text changed. */
export function writeGenerated(root: string, files: GeneratedFile[]): string[] {
  return files
    .filter(({ place, text }) => {
      if (read(root, place) === text) return false
      mkdirSync(path.dirname(path.join(root, place)), { recursive: true })
      writeFileSync(path.join(root, place), text)
      return true
    })
    .map(({ place }) => place)
}

/** Whether the files below `root` are what the command writes; names the first line that differs. */
export function checkGenerated(root: string, files: GeneratedFile[], command: string): CheckResult {
  const problems = files.flatMap(({ place, text }) => {
    const found = read(root, place)
    if (found === undefined) return [`${place} is missing: run ${command}`]
    const line = firstDifference(found, text)
    return line === undefined ? [] : [`${place}:${line} is out of date: run ${command}`]
  })
  return { seen: files.length, problems }
}

function read(root: string, place: string): string | undefined {
  try {
    return readFileSync(path.join(root, place), 'utf8')
  } catch {
    return undefined
  }
}

function firstDifference(found: string, wanted: string): number | undefined {
  if (found === wanted) return undefined
  const [left, right] = [found.split('\n'), wanted.split('\n')]
  const index = right.findIndex((line, place) => line !== left[place])
  return (index === -1 ? right.length : index) + 1
}
