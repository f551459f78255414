import { DEVICE_DAYS } from '../http/device-cookie.ts'
import { KEPT_HOURS } from '../http/idempotency.store.ts'
import { eachByItself } from './each-by-itself.ts'
import type { JobTask } from './job.ts'

const INBOX_KEPT = 500
/** 网络安全法 has logs of a network kept for at least six months. */
const CALLS_KEPT_DAYS = 190

const LAPSED: readonly (readonly [text: string, kept?: number])[] = [
  [`delete from captcha where expires_at < now() - interval '1 hour'`],
  [`delete from sms_code where created_at < now() - interval '2 days'`],
  [`delete from verify_ticket where expires_at < now() - interval '1 day'`],
  [`delete from login_failure where last_at < now() - interval '1 day'`],
  [`delete from guess_budget where since < now() - interval '2 days'`],
  ['delete from known_device where last_seen_at < now() - make_interval(days => $1)', DEVICE_DAYS],
  [`delete from rate_window where window_start < now() - interval '2 days'`],
  ['delete from idempotency_key where created_at < now() - make_interval(hours => $1)', KEPT_HOURS],
  [`delete from tax_report_token where expires_at < now() - interval '1 day'`],
  ['delete from open_token where expires_at < now()'],
  ['update webhook set previous_secret_cipher = null, previous_until = null where previous_until < now()'],
  ['delete from export_part p using export_file x where x.id = p.export_id and x.expires_at < now()'],
  [`delete from export_file where requested_at < now() - interval '3 days'`],
  ['delete from connector_call where started_at < now() - make_interval(days => $1)', CALLS_KEPT_DAYS],
  [`delete from figure_check where checked_at < now() - interval '2 years'`],
  ['delete from dev_inbox where id < (select max(id) from dev_inbox) - $1', INBOX_KEPT],
]

/** Removes what has lapsed: captchas, codes, tickets, tokens of systems, secrets that sign no longer, wrong passwords, devices, idempotency keys, limit windows, the log of calls to outside systems and old inbox rows. */
export const purgeExpired: JobTask = ({ pool }) =>
  eachByItself(LAPSED, ([text, kept]) => pool.query(text, kept === undefined ? [] : [kept]))
