import type { FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { plainLine } from './plain-line.ts'

/** Addresses are logged without their query and without a phone number that stands in the path. */
export function loggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(/\/1[3-9]\d{9}(?=\/|$)/g, '/***')
}

const BUFFER_BYTES = 4_096
const FLUSH_MS = 200

let output: DestinationStream | undefined

/** One way out for every logger: lines go together and without waiting for a slow reader; the rest leaves at exit. */
function standardOutput(): DestinationStream {
  output ??= pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS })
  return output
}

/** From now on lines are kept in this file, begun anew; what went wrong is also said at the terminal, in plain words. */
export function keepLogIn(file: string): void {
  const kept = pino.destination({
    dest: file,
    append: false,
    mkdir: true,
    sync: false,
    periodicFlush: FLUSH_MS,
  })
  const said = { write: (line: string) => process.stderr.write(plainLine(line)) }
  output = pino.multistream([
    { level: 'trace', stream: kept },
    { level: 'warn', stream: said },
  ])
}

/** Structured logs without secrets: addresses are logged without their query, bodies and headers not at all. */
export function makeLogger(level: string): Logger {
  const settings: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        '*.password',
        '*.phone',
        '*.verificationCode',
        '*.token',
        '*.ticket',
        '*.legalPersonIdNo',
        'headers',
        'body',
      ],
      censor: '***',
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: loggedPath(request.url),
        ip: request.ip,
      }),
      err: pino.stdSerializers.err,
    },
  }
  return pino(settings, standardOutput())
}

/**
 * The log of answered requests: the same way out without looking for secrets, because its lines are made of fixed fields
 * that hold none (`RequestLog`).
 */
export function makeRequestLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, standardOutput())
}
