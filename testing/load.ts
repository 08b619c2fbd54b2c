import { post } from './post.ts';
import { submissions } from './submissions.ts';

/** A lead that a client sends until the server says that it is saved. */
export interface Lead {
  email: string;
  /** The id it was acknowledged with; null until then. */
  id: string | null;
}

/**
 * Clients that send leads without pause. What a dying server has not acknowledged is sent again, as
 * a person would.
 */
export function createLoad() {
  const leads: Lead[] = [];
  const waiting: Lead[] = [];

  function next(): Lead {
    const again = waiting.pop();
    if (again) return again;
    const lead = { email: `visitor${leads.length}@example.com`, id: null };
    leads.push(lead);
    return lead;
  }

  /**
   * One lead; false when the server could not be asked. Any answer but 202 is an error of the
   * test's making.
   */
  async function send(url: URL): Promise<boolean> {
    const lead = next();
    try {
      const body = submissions.demoSubmission({ email: lead.email });
      const answer = await post(url, '/api/demo-submission', body);
      if (answer.status !== 202)
        throw new Error(`Expected 202, got ${answer.status} ${answer.text}`);
      lead.id = answer.body.id;
      return true;
    } catch (error) {
      waiting.push(lead);
      // fetch says TypeError when the connection breaks, and what it had read is worth nothing.
      if (error instanceof TypeError || error instanceof SyntaxError) return false;
      throw error;
    }
  }

  return {
    leads,
    acknowledged: () => leads.filter(({ id }) => id !== null),
    /** `clients` at once, each until `isOver` says so or the server is gone. */
    async run(url: URL, clients: number, isOver: () => boolean) {
      await Promise.all(
        Array.from({ length: clients }, async () => {
          while (!isOver() && (await send(url)));
        }),
      );
    },
  };
}
