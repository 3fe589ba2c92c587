import { data } from "react-router";

/** The fields of a form. @throws a 400 response for a body that is no form */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) throw data(null, { status: 400 });
    throw error;
  }
}
