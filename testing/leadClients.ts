import { post } from './post.ts';
import { submissions } from './submissions.ts';

/** A lead that a client sends until the server acknowledges it. */
interface Lead {
  email: string;
  /** The id it was acknowledged with; null until then. */
  id: string | null;
}

/**
 * Creates clients that send leads without a pause. A lead that the server has not acknowledged is
 * sent again, as a visitor would.
 */
export function createLeadClients() {
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
   * Sends one lead.
   *
   * @returns false if the server could not be reached
   * @throws Error for any status except 202
   */
  async function send(url: URL): Promise<boolean> {
    const lead = next();
    try {
      const body = submissions.demoSubmission({ email: lead.email });
      const response = await post(url, '/api/demo-submission', body);
      if (response.status !== 202) {
        throw new Error(`Expected 202, got ${response.status} ${response.text}`);
      }
      lead.id = response.body.id;
      return true;
    } catch (error) {
      waiting.push(lead);
      // fetch rejects with a TypeError when the connection breaks; a body that was cut is no JSON.
      if (error instanceof TypeError || error instanceof SyntaxError) return false;
      throw error;
    }
  }

  return {
    leads,
    acknowledged: () => leads.filter(({ id }) => id !== null),
    /** Runs `clients` at a time, each until `isOver` returns true or the server is unreachable. */
    async run(url: URL, clients: number, isOver: () => boolean) {
      await Promise.all(
        Array.from({ length: clients }, async () => {
          while (!isOver() && (await send(url)));
        }),
      );
    },
  };
}
