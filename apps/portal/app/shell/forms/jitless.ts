import * as z from 'zod'

// The strict content security policy forbids building functions from text; without this zod tries once and is reported.
z.config({ jitless: true })
