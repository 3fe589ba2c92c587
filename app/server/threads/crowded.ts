/** So many texts wait for a thread already that this one was not taken. */
export class Crowded extends Error {
  override name = "Crowded";
}
